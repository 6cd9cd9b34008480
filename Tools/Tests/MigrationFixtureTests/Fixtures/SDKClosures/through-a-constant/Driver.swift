import UIKit
await MainActor.run {
  let screen = LinkScreen5105(nibName: nil, bundle: nil)
  print(screen.open("https://swift.org"), screen.check("http://swift.org"))
  let window = LinkWindow5105(nibName: nil, bundle: nil)
  print(URL(string: "https://swift.org").map { window.open($0) } ?? false)
}
