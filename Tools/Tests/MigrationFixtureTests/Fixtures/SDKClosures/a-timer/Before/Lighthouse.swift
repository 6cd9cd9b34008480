import Foundation

final class LighthouseLamp6153 {
  private var timer: Timer?

  var isLit: Bool { timer?.isValid == true }

  func light() {
    timer = Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { timer in
      print("blink", timer.isValid)
    }
  }

  func dim(after seconds: Double) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      withTimeInterval: seconds, repeats: false, block: { _ in print("dim") })
  }
}

final class LighthouseBell6153 {
  func ring() {
    Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in print("ring") }
  }
}
