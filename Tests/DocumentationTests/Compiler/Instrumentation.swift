import Foundation

/// How the objects of the package were instrumented, as a program that links them must know.
enum Instrumentation {
  static var linkerArguments: [String] {
    let sanitizers = ["thread": "__tsan_init", "address": "__asan_init"]
      .filter { dlsym(dlopen(nil, RTLD_NOW), $0.value) != nil }
      .keys.sorted().map { "-sanitize=\($0)" }
    let measuresCoverage = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil
    return sanitizers + (measuresCoverage ? ["-profile-generate"] : [])
  }
}
