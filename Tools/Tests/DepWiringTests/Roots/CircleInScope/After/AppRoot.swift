@MainActor final class AppRoot {}
