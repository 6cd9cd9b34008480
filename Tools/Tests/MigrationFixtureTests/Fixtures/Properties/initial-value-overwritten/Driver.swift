print(SwingBridge(openings: nil).openings, SwingBridge(openings: 1).openings)
