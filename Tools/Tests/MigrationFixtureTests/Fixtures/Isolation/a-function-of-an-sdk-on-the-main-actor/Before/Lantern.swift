import Foundation
import StoreKit

@MainActor
final class Lantern6164 {
  private var lightings: [Date] = []

  func light(in scene: UIWindowScene) {
    lightings.append(Date())
    if lightings.count == 2 { AppStore.requestReview(in: scene) }
  }
}
