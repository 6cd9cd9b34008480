import Foundation

// A comment with """ begins no text.
final class BeaconTexts6130 {
  func read() -> Bool {
    FileManager.default.fileExists(atPath: "/")
  }
}

let beaconText6130 = """
{
    "lights":
    [
        {
            "name": "north",
            "on":
            {
                "at": 1
            }
        },
        {
            "name": "south",
            "on":
            {
                "at": 2
            }
        }
    ]
}
"""
