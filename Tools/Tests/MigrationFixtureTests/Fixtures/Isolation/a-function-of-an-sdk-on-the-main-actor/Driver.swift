import StoreKit

await MainActor.run {
  let lantern = Lantern6164()
  let scene = UIWindowScene(title: "the yard")
  lantern.light(in: scene)
  lantern.light(in: scene)
}
