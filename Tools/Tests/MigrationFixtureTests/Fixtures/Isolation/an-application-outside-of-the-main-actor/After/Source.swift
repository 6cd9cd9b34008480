import UIKit

final class EchidnaLinks {
  struct Dependencies {
    var canOpenURL: (URL) -> Bool
    var deviceModel: () -> String

    static var defaultDependencies: Self {
      Self(
        canOpenURL: { UIApplication.shared.canOpenURL($0) },
        deviceModel: { UIDevice.current.model })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canOpen(_ link: String) -> Bool {
    guard let url = URL(string: link) else { return false }
    return dependencies.canOpenURL(url)
  }

  var model: String { dependencies.deviceModel() }
}
