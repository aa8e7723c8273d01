import struct ModelText.Text
import Model
