public protocol Cache {}
public final class FileCache: Cache {
  public init() {}
}
