#if !NO_WEATHER
  final class Anemometer: Sendable {
    static let shared = Anemometer()
    let knots = 14
  }

  final class WindVane {
    init() {}

    func read() -> String { "\(Anemometer.shared.knots) knots" }
  }
#endif
