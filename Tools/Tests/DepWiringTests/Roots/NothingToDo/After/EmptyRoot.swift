@MainActor final class EmptyRoot {}
