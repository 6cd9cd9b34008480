import Foundation

let menu = LapwingMenu(titles: ["a", "b"]) { print($0) }
print(menu.submenu().age(since: Date(timeIntervalSince1970: 0)))
print(LapwingLeaf().next().depth, LapwingLeaf(depth: 3).restarted().depth)
