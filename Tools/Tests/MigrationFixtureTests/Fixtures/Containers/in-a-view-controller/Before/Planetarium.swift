import FactoryKit
import UIKit

final class StarChart1413: Sendable {
  func stars() -> Int { 88 }
}

extension Container {
  var starChart1413: Factory<StarChart1413> { self { StarChart1413() } }
}

final class Planetarium1413: UIViewController {
  @Injected(\.starChart1413) private var chart
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = "archive"
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(name): \(chart.stars())"
  }
}

final class PlanetariumCellar1413: UIViewController {
  @Injected(\.starChart1413) private var chart

  func count() -> Int { chart.stars() }
}
