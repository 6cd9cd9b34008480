#if !NO_WEATHER
  protocol AnemometerProtocol: Sendable {
    var knots: Int { get }
  }

  final class Anemometer: Sendable {
    static let shared = Anemometer()
    let knots = 14
  }

  extension Anemometer: AnemometerProtocol {}

  final class WindVane {
    struct Dependencies {
      var anemometer: any AnemometerProtocol

      static var defaultDependencies: Self {
        Self(anemometer: Anemometer.shared)
      }
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
    }

    func read() -> String { "\(dependencies.anemometer.knots) knots" }
  }
#endif
