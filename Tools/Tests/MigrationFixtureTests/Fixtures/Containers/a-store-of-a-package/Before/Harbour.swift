import ValueStore

protocol HarbourLog1501 {
  var lines: Int { get }
}

struct HarbourBook1501: HarbourLog1501 {
  var lines: Int
}

struct HarbourColors1501 {
  var hull = "blue"
}

private struct HarbourLogKey1501: InjectionKey {
  nonisolated(unsafe) static var currentValue: any HarbourLog1501 = HarbourBook1501(lines: 1)
}

private struct HarbourColorsKey1501: InjectionKey {
  nonisolated(unsafe) static var currentValue = HarbourColors1501()
}

extension InjectedValues {
  var harbourLog1501: any HarbourLog1501 {
    get { Self[HarbourLogKey1501.self] }
    set { Self[HarbourLogKey1501.self] = newValue }
  }

  var harbourColors1501: HarbourColors1501 {
    get { Self[HarbourColorsKey1501.self] }
    set { Self[HarbourColorsKey1501.self] = newValue }
  }
}
