Stagehand().open()
print(Curtain.shared.isOpen, Curtain.shared.ropes)
