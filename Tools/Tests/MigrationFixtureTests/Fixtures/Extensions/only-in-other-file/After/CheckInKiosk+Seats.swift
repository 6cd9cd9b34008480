extension CheckInKiosk {
  func seat(for name: String) -> String { dependencies.cabinPlan.seat(name) + gate }
}
