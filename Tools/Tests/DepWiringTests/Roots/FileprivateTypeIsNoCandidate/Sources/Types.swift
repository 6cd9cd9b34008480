protocol Cache {}
fileprivate final class SecretCache: Cache { init() {} }
private final class PrivateCache: Cache { init() {} }
final class DiskCache: Cache { init() { print("DiskCache") } }
enum Area {
  private final class Inner: Cache { init() {} }
}
final class Feed {
  struct Dependencies { var cache: any Cache }
  init(dependencies: Dependencies) {}
}
