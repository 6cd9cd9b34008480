import FactoryKit
import UIKit

final class StarChart1413: Sendable {
  func stars() -> Int { 88 }
}

extension Container {
  var starChart1413: Factory<StarChart1413> { self { StarChart1413() } }
}

final class Planetarium1413: UIViewController {
  struct Dependencies {
    var chart: StarChart1413

    static var defaultDependencies: Self {
      @Injected(\.starChart1413) var chart
      return Self(chart: chart)
    }
  }

  private let dependencies: Dependencies

  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    self.dependencies = .defaultDependencies
    name = "archive"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(name): \(dependencies.chart.stars())"
  }
}

final class PlanetariumCellar1413: UIViewController {
  struct Dependencies {
    var chart: StarChart1413

    static var defaultDependencies: Self {
      @Injected(\.starChart1413) var chart
      return Self(chart: chart)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func count() -> Int { dependencies.chart.stars() }
}
