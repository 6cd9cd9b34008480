@MainActor final class AppRoot {
}
