@MainActor
final class AppRoot {
  private lazy var log = Log()
}
