print(Sign6204().load(), Plate6204().title())
