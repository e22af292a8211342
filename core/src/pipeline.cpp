#include <mazescope/pipeline.hpp>
#include <mazescope/random.hpp>
#include <mazescope/registry.hpp>

namespace mazescope {

std::vector<Stage> stagesOf(const Spec& spec) {
  const auto stage = [](const std::string& id, const Parameters& parameters) {
    const AlgorithmInfo& info = algorithm(id);
    return Stage{&info, &info.variant(parameters)};
  };
  std::vector<Stage> stages{stage(spec.algorithm, spec.parameters)};
  for (const StageSpec& each : spec.stages)
    stages.push_back(stage(each.algorithm, each.parameters));
  return stages;
}

std::vector<StageFigure> figuresOf(std::span<const Stage> stages) {
  std::vector<StageFigure> figures;
  for (std::size_t stage = 0; stage < stages.size(); ++stage)
    for (const FigureInfo& figure : stages[stage].variant->figures)
      figures.push_back({stage, &figure});
  return figures;
}

std::shared_ptr<const Pipeline::Plan> Pipeline::planOf(const Spec& spec) {
  Plan plan{spec.seed, spec.start, stagesOf(spec), {spec.parameters}, {}, {}};
  for (const StageSpec& stage : spec.stages) plan.parameters.push_back(stage.parameters);
  plan.figures = figuresOf(plan.stages);
  std::size_t first = 0;
  for (const Stage& stage : plan.stages) {
    plan.firstFigures.push_back(first);
    first += stage.variant->figures.size();
  }
  return std::make_shared<const Plan>(std::move(plan));
}

namespace {

/// The generator has the run's own seed; the stages after it have others, unrelated to it.
std::uint64_t seedOf(std::uint64_t seed, std::size_t stage) {
  std::uint64_t state = stage;
  return stage == 0 ? seed : seed ^ Random::splitMix(state);
}

}  // namespace

Pipeline::Pipeline(const Grid& grid, const Spec& spec)
    : plan_(planOf(spec)), stepper_(make(grid, 0)) {}

Stepper Pipeline::make(const Grid& grid, std::size_t stage) const {
  return plan_->stages[stage].variant->make(
      grid, {seedOf(plan_->seed, stage), plan_->start, plan_->parameters[stage], ends_});
}

std::size_t Pipeline::step(Grid& grid, std::span<Mutation> batch, Counts& counts) {
  std::size_t made = 0;
  do {
    const std::size_t more = stepper_.step(grid, batch.subspan(made), counts);
    made += more;
    made_ += more;
  } while (made < batch.size() && beginNext(grid));
  return made;
}

/// Once a stage has finished.
bool Pipeline::beginNext(const Grid& grid) {
  const std::size_t next = starts_.size();
  if (next == plan_->stages.size()) return false;
  const std::size_t figures = plan_->stages[next - 1].variant->figures.size();
  for (std::size_t i = 0; i < figures; ++i) last_.push_back(stepper_.figure(grid, i));
  ends_ = ends();
  if (plan_->stages[next].algorithm->role == Role::solver) ends_ = orCorners(ends_, grid);
  stepper_ = make(grid, next);
  starts_.push_back(made_);
  return true;
}

double Pipeline::figure(const Grid& grid, std::size_t index) const {
  const StageFigure& figure = plan_->figures[index];
  if (figure.stage < stage()) return last_[index];
  if (figure.stage > stage()) return 0;
  return stepper_.figure(grid, index - plan_->firstFigures[figure.stage]);
}

Ends Pipeline::ends() const { return stepper_.ends().value_or(ends_); }

std::size_t Pipeline::bytes() const {
  return stepper_.bytes() + starts_.capacity() * sizeof(starts_[0]) +
         last_.capacity() * sizeof(last_[0]);
}

}  // namespace mazescope
