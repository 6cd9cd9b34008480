/// Entries that not every machine can compile.
struct UnavailableEntries {
  /// Those that the platform of this test never has.
  let always: Set<String>
  /// Those that only some versions of the C library have.
  let sometimes: Set = ["arc4random()", "arc4random_buf(_:_:)", "arc4random_uniform(_:)"]

  var all: Set<String> { always.union(sometimes) }

  #if canImport(Darwin)
    init() { always = ["Bundle.module"] }
  #else
    init() {
      let folders = [
        "application", "applicationSupport", "caches", "desktop", "documents", "downloads",
        "library", "movies", "music", "pictures", "sharedPublic", "trash", "user",
      ]
      always = Set(folders.map { "URL.\($0)Directory" }).union([
        "Bundle.module",
        "DistributedNotificationCenter.default",
        "DistributedNotificationCenter.default()",
        "NSAppleEventManager.shared()",
        "NSDate.now",
        "NSLocale.autoupdatingCurrent",
        "NSUbiquitousKeyValueStore.default",
        "NSUserNotificationCenter.default",
        "NSXPCConnection.current()",
        "ProcessInfo()",
        "Thread.main",
        "clock_gettime_nsec_np(_:)",
        "mach_absolute_time()",
        "mach_approximate_time()",
        "mach_continuous_time()",
        "sysctlbyname(_:_:_:_:_:)",
      ])
    }
  #endif
}
