extension CheckInKiosk {
  func seat(for name: String) -> String { SeatMap.shared.seat(name) + gate }
}
