print(fillAll([PaperTray.self, SideTray.self]), SideTray(sheets: 1).fill())
