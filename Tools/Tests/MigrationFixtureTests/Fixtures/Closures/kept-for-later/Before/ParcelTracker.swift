final class CourierAPI: Sendable {
  static let shared = CourierAPI()

  func position(of parcel: String) -> String { "depot of \(parcel)" }
}

final class ParcelTracker {
  private var refreshers: [() -> String] = []
  private let parcel: String

  init(parcel: String) {
    self.parcel = parcel
  }

  deinit { print("tracker of \(parcel) is gone") }

  func schedule(_ name: String) -> () -> String {
    let refresh = {
      name + ": " + CourierAPI.shared.position(of: name)
    }
    return refresh
  }

  func keep(_ name: String) {
    refreshers.append({ CourierAPI.shared.position(of: name) })
  }

  func refresh() -> [String] { refreshers.map { $0() } }
}
