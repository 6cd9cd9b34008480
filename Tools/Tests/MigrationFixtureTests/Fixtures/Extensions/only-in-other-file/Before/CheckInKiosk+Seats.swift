extension CheckInKiosk {
  func seat(for name: String) -> String { CabinPlan.shared.seat(name) + gate }
}
