final class StubCourier: CourierAPIProtocol {
  func position(of parcel: String) -> String { "moon" }
}
let tracker = ParcelTracker(parcel: "1", dependencies: .init(courierAPI: StubCourier()))
expect(tracker.schedule("2")() == "2: moon", "the closure takes the stub with it")
