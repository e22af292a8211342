# Installs the built project into a folder of its own, then configures, builds and runs the consumer
# beside this file against nothing but what was installed.
#
# Given with -D: build, config, work, generator, compiler, make_program, flags, debug_flags, version
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output
                  ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\nfailed with ${result}:\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE "${work}")
run("${CMAKE_COMMAND}" --install "${build}" --config "${config}" --prefix "${work}/prefix")

# Moved after installing: an installed package must not know where it was built or installed first.
file(RENAME "${work}/prefix" "${work}/moved")
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${work}/build" -G "${generator}"
    "-DCMAKE_MAKE_PROGRAM=${make_program}" "-DCMAKE_CXX_COMPILER=${compiler}"
    "-DCMAKE_BUILD_TYPE=${config}" "-DCMAKE_CXX_FLAGS=${flags}"
    "-DCMAKE_CXX_FLAGS_DEBUG=${debug_flags}" "-DCMAKE_PREFIX_PATH=${work}/moved")
run("${CMAKE_COMMAND}" --build "${work}/build" --config "${config}")

find_program(consumer consumer PATHS "${work}/build" "${work}/build/${config}" NO_DEFAULT_PATH
             REQUIRED)
run("${consumer}")
message("The consumer says:\n${output}")

find_program(program mazescope PATHS "${work}/moved/bin" NO_DEFAULT_PATH)
if(program)
  run("${program}" --version)
  if(NOT output MATCHES "${version}")
    message(FATAL_ERROR "The installed program says '${output}', not ${version}")
  endif()
endif()
