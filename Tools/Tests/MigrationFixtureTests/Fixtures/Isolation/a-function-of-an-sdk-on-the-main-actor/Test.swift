import Foundation
import StoreKit

await MainActor.run {
  var asked: [String] = []
  let lantern = Lantern6164(
    dependencies: .init(now: { Date(timeIntervalSince1970: 0) }, requestReview: { asked.append($0.title) }))
  let scene = UIWindowScene(title: "the hall")
  lantern.light(in: scene)
  lantern.light(in: scene)
  expect(asked == ["the hall"], "the review of the test")
}
