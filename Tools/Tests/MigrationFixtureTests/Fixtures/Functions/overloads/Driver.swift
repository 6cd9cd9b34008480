print(SailText.text(1), SailText.text(1, unit: "cm"), SailText.text(of: "jib"))
