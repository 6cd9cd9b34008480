#if canImport(Glibc)
  internal import Glibc
#endif

/// How the allocator of the process serves several threads.
enum ThreadMemory {
  /// Lets each thread's pool grow in large steps.
  ///
  /// By default the allocator of Linux asks the kernel for each four kilobytes that a thread's pool
  /// grows by, and the kernel stops all threads for it: 14,000 times in a warm run over a million
  /// lines, which took a third of its time. Memory that is asked for and not touched costs nothing.
  static func prepare() {
    #if canImport(Glibc)
      // `malloc.h` is not part of the module, so the function is looked up by name.
      typealias SetOption = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: SetOption.self)
      let topPad: Int32 = -2
      let mapThreshold: Int32 = -3
      _ = set(topPad, 48 << 20)
      _ = set(mapThreshold, 32 << 20)
    #endif
  }
}
