#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/ordered_blocks.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/survey_plan.hpp"
#include "cli/survey_report.hpp"

#include "files/records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>

namespace mazescope::cli {

namespace {

using files::RecordFormat;
using files::RecordWriter;

/// As given; what is missing is empty.
struct SurveyOptions {
  SubjectOptions subject;
  std::string seeds = "0..999";
  std::string shard = "1/1";
  std::string threads;
  std::string format = "csv";
  std::string out = "-";
};

struct Block {
  std::string lines;
  std::vector<TrialResult> results;
};

RecordFormat recordFormat(const std::string& text) {
  if (text == "csv") return RecordFormat::csv;
  if (text == "json") return RecordFormat::json;
  if (text == "table") return RecordFormat::table;
  throw BadUse(fmt::format("--format: must be csv, json or table; it is {}", text));
}

unsigned threadCount(const std::string& text) {
  constexpr std::uint64_t most = 256;
  if (text.empty()) return std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(wholeNumber("--threads", text, 1, most));
}

TrialResult resultOf(const Spec& spec) {
  constexpr std::uint64_t effort = 1U << 16U;  // some milliseconds
  Trial trial(spec);
  while (!trial.work(effort)) checkInterrupts();
  checkInterrupts();
  return *trial.result();
}

/// As many records as keep a thread busy for some milliseconds, so that threads seldom meet.
std::uint64_t blockLength(const Subject& subject) {
  constexpr std::uint64_t cells = 1U << 16U;
  std::uint64_t largest = 1;
  for (const Spec& lane : subject.lanes) largest = std::max(largest, lane.size.cells());
  return std::clamp<std::uint64_t>(cells / largest, 1, 256);
}

Block makeBlock(const SurveyPlan& plan, const RecordWriter& writer, std::uint64_t begin,
                std::uint64_t end) {
  Block block;
  for (std::uint64_t record = begin; record < end; ++record) {
    const Spec spec = plan.spec(record);
    block.results.push_back(resultOf(spec));
    block.lines +=
        writer.line(plan.subject.firstLane + plan.lane(record), spec, block.results.back());
  }
  return block;
}

void makeRecords(const SurveyPlan& plan, unsigned threads, const RecordWriter& writer,
                 Output& output, SurveyReport& report) {
  const std::uint64_t length = blockLength(plan.subject);
  const std::uint64_t count = (plan.end - plan.begin + length - 1) / length;
  OrderedBlocks<Block> blocks(count, threads, [&](std::uint64_t number) {
    const std::uint64_t begin = plan.begin + number * length;
    return makeBlock(plan, writer, begin, std::min(begin + length, plan.end));
  });
  Progress progress(plan.end - plan.begin);
  std::uint64_t record = plan.begin;
  while (const auto block = blocks.next()) {
    output.write(block->lines);
    for (const TrialResult& result : block->results) report.add(plan.lane(record++), result);
    progress.show(record - plan.begin);
  }
}

int survey(const SurveyOptions& options) {
  const RecordFormat format = recordFormat(options.format);
  const unsigned threads = threadCount(options.threads);
  const SurveyPlan plan = surveyPlan(cli::subject(options.subject), options.seeds, options.shard);
  const RecordWriter writer(format);
  SurveyReport report(plan);
  deferInterrupts();
  try {
    Output output(options.out);
    if (plan.firstPart) output.write(writer.header());
    makeRecords(plan, threads, writer, output, report);
    output.finish();
  } catch (const Interrupted&) {
    obeyInterrupt();
  }
  fmt::print(stderr, "{}", report.text(format == RecordFormat::table));
  return 0;
}

void addSurveyOptions(CLI::App& command, SurveyOptions& options) {
  addSubjectOptions(command, options.subject, Seeds::several,
                    "Which lane of the preset, from 1 (default: all of them)");
  const auto add = [&command](const char* name, std::string& value, const char* type,
                              const char* help) {
    command.add_option(name, value, help)->type_name(type);
  };
  add("--seeds", options.seeds, "A..B", "From seed A to seed B, both included (default: 0..999)");
  add("--threads", options.threads, "K", "1 to 256 (default: as many as there are processors)");
  add("--shard", options.shard, "I/N",
      "Only the I-th of N parts of all records; the parts can be joined (default: 1/1)");
  add("--format", options.format, "csv|json|table",
      "JSON is an object a line; the table comes with means (default: csv)");
  add("--out", options.out, "FILE", "- is standard output, and the default");
}

}  // namespace

void addSurvey(CLI::App& app, Command& chosen) {
  CLI::App* const command = app.add_subcommand(
      "survey", "Measure the mazes or caves of many seeds: a record each, as CSV, JSON or a table");
  const auto options = std::make_shared<SurveyOptions>();
  addSurveyOptions(*command, *options);
  command->callback([&chosen, options] { chosen = [options] { return survey(*options); }; });
}

}  // namespace mazescope::cli
