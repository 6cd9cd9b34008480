import DepModel

/// Types of Foundation, Dispatch and the standard library that every platform has.
///
/// A field of one of them needs no condition, even if the place that uses it stands in one.
enum EverywhereTypes {
  static func contains(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .systemSingleton || dependency.kind == .ambientValue else {
      return false
    }
    let root = dependency.target.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return names.contains(String(root))
  }

  private static let names: Set<String> = [
    "FileManager", "ProcessInfo", "UserDefaults", "Bundle", "NotificationCenter", "Date", "UUID",
    "Locale", "TimeZone", "Calendar", "DispatchQueue", "Thread", "RunLoop", "OperationQueue",
    "FileHandle", "CommandLine", "NSHomeDirectory", "NSTemporaryDirectory", "NSUserName",
    "NSFullUserName", "NSHomeDirectoryForUser", "Int", "Double", "Bool", "Float", "UInt",
  ]
}
