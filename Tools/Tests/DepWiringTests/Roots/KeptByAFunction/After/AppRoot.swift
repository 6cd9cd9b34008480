@MainActor
final class AppRoot {
}
