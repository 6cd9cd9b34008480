import Foundation
print(RopeChest().look(URL(fileURLWithPath: "/")).isEmpty)
