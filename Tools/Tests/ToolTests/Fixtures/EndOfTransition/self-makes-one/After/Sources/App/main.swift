extension Feed { static func make() -> Self { Self() } }
