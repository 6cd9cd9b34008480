protocol Cache {
  var count: Int { get }
  func value(for key: String) -> Int?
  static func name(of key: String) -> String
}
extension Cache {
  func isEmpty() -> Bool { count == 0 }
}
final class FileCache {
  var count = 0
  func value(for key: String) -> Int? { nil }
  static func name(of key: String) -> String { key }
}
final class OtherResult {
  var count = 0
  func value(for key: String) -> Int { 0 }
  static func name(of key: String) -> String { key }
}
final class OtherLabel {
  var count = 0
  func value(of key: String) -> Int? { nil }
  static func name(of key: String) -> String { key }
}
final class Feed {
  struct Dependencies { var cache: any Cache }
  init(dependencies: Dependencies) {}
}
