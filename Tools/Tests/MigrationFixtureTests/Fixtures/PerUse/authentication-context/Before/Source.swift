import LocalAuthentication

final class QuokkaLock {
  func unlock() -> String {
    let context = LAContext()
    return context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary")
  }

  func unlockForPayment() -> String {
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Pay")
  }
}
