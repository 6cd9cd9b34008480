protocol CourierAPIProtocol: Sendable {
  func position(of parcel: String) -> String
}

final class CourierAPI: Sendable {
  static let shared = CourierAPI()

  func position(of parcel: String) -> String { "depot of \(parcel)" }
}

extension CourierAPI: CourierAPIProtocol {}

final class ParcelTracker {
  struct Dependencies {
    var courierAPI: any CourierAPIProtocol

    static var defaultDependencies: Self {
      Self(courierAPI: CourierAPI.shared)
    }
  }

  private let dependencies: Dependencies

  private var refreshers: [() -> String] = []
  private let parcel: String

  init(parcel: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.parcel = parcel
  }

  deinit { print("tracker of \(parcel) is gone") }

  func schedule(_ name: String) -> () -> String {
    let refresh = { [dependencies] in
      name + ": " + dependencies.courierAPI.position(of: name)
    }
    return refresh
  }

  func keep(_ name: String) {
    refreshers.append({ [dependencies] in dependencies.courierAPI.position(of: name) })
  }

  func refresh() -> [String] { refreshers.map { $0() } }
}
