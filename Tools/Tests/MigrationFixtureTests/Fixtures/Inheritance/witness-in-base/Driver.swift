print(make(SilverSmith.self).sign(), make(SilverSmith.self).stamp(), Smith(mark: "x").stamp())
