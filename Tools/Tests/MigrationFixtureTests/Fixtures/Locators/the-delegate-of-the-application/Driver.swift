import UIKit
await MainActor.run {
  let kioskDelegate6126 = KioskDelegate6126()
  UIApplication.shared.delegate = kioskDelegate6126
  kioskDelegate6126.sound = KioskSound6126()
  kioskDelegate6126.note = "open"
  let kioskScreen6126 = KioskScreen6126(nibName: nil, bundle: nil)
  kioskScreen6126.viewDidLoad()
  print(kioskScreen6126.title ?? "", kioskScreen6126.count(), kioskScreen6126.note())
  let kioskSettings6126 = KioskSettings6126(nibName: nil, bundle: nil)
  print(kioskSettings6126.save())
  kioskSettings6126.clear()
  print(kioskScreen6126.note(), KioskForeign6126(nibName: nil, bundle: nil).isSet())
  KioskTimer6126(nibName: nil, bundle: nil).later { $0() }
  print(kioskDelegate6126.store.count)
  UIApplication.shared.delegate = nil
}
